/** Milliseconds with fractions, comparable between the processes of one machine. */
export const wallTime = () => performance.timeOrigin + performance.now();
