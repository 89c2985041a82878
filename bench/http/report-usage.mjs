/** Tells the parent process what this one has used: all threads together. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system, residentBytes: process.memoryUsage.rss() });
});
