/** The promise's value, or the fallback when it takes longer. The promise itself is not stopped. */
export async function within<T, F>(milliseconds: number, promise: Promise<T>, fallback: F): Promise<T | F> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<F>((resolve) => {
    timer = setTimeout(resolve, milliseconds, fallback);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
