export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found as Kind;
}

export const show = (id: string, cards: HTMLElement[]): void => element(id).replaceChildren(...cards);

export function card(title: string, lines: (string | HTMLElement)[], buttons: HTMLElement[]): HTMLElement {
  const box = document.createElement('article');
  box.className = 'card';
  const heading = document.createElement('h2');
  heading.textContent = title;
  const row = document.createElement('div');
  row.className = 'row';
  row.append(...buttons);
  const paragraphs = lines.map((line) => {
    if (typeof line !== 'string') return line;
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    return paragraph;
  });
  box.append(heading, ...paragraphs, row);
  return box;
}

export function button(label: string, onClick: () => void, className = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}
