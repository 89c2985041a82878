/** Computes something of an object once, and forgets it with the object. */
export function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = onceWithin<Of, null, Made>((of) => make(of));
  return (of) => known(of, null);
}

/** The same where something else is needed for it to which the object belongs: a room's adventure. */
export function onceWithin<Of extends object, Whole, Made>(
  make: (of: Of, whole: Whole) => Made,
): (of: Of, whole: Whole) => Made {
  const made = new WeakMap<Of, { value: Made }>();
  return (of, whole) => {
    const known = made.get(of) ?? { value: make(of, whole) };
    made.set(of, known);
    return known.value;
  };
}
