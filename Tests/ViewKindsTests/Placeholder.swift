import ViewKinds
