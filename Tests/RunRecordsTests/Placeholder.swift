import RunRecords
