"""The commands of a host: start a server, and look after what it keeps."""
