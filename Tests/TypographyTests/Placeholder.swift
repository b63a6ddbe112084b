import Typography
