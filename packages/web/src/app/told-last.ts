/** The end of the story stands in the page of a table before any file is here. From now on something else is shown. */
export function dropToldLast() {
  document.getElementById('told-last')?.remove();
}
