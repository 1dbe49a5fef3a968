/** Scrolls a row sideways until one of its items is in view. The page around it stays where it is. */
export function showInRow(row: HTMLElement, item: HTMLElement): void {
  const [place, wanted] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (wanted.left < place.left) row.scrollLeft += wanted.left - place.left
  else if (wanted.right > place.right) row.scrollLeft += wanted.right - place.right
}
