/** What this thread has computed, so that a machine with other work to do makes no bot weaker. */
export const threadClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
