/** What is made when it is first needed, and kept: a browser takes milliseconds over every way to format something. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
