"""The lab over HTTP: questions are answered by processes of their own, so that tables never wait for them."""
