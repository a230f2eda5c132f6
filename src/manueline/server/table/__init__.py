"""One table without input or output: its state, what a request changes, what each page is told."""
