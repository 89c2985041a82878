// Preloaded where memory is measured: on request only what is still in use stays.
process.on('SIGUSR2', () => globalThis.gc());
