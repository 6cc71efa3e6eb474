import { type Flow, GROUPS, type Screen, THEMES, type View } from './flow.ts';
import { FLOWS } from './screens.ts';

/** The address of a picture in the album. */
export const fileOf = (name: string, { width, locale }: View, theme: string) =>
  `${name}/${width}-${theme}-${locale}.jpg`;

const INTRODUCTION = `# Screens

Taken by \`npm run screens\`; do not edit. Pages are taken 1440 and 390 px wide in both languages; dialogs 1440 px wide in English and 390 px
wide in Japanese. All are taken in both themes.`;

/** The page that shows all pictures, by group. */
export function writeAlbum(): string {
  const groups = Object.entries(GROUPS).map(([group, title]) => {
    const sections = FLOWS.filter((flow) => flow.group === group).flatMap((flow) =>
      flow.screens.map((screen, index) => section(flow, screen, index)),
    );
    return `## ${title}\n\n${sections.join('\n')}`;
  });
  const contents = Object.values(GROUPS).map((title) => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`);
  return `${INTRODUCTION}\n\n${contents.join(' · ')}\n\n${groups.join('\n')}`;
}

function section({ path, logIn, views, screens }: Flow, screen: Screen, index: number): string {
  const before = screens[index - 1];
  const start = before ? `After “${before.title}”` : `\`${path}\`${logIn ? ', logged in' : ''}`;
  const rows = [...new Set(views.map(({ locale }) => locale))].map((locale) =>
    views
      .filter((view) => view.locale === locale)
      .flatMap((view) => THEMES.map((theme) => picture(screen, view, theme)))
      .join(' '),
  );
  // A dialog has one width in each language, so that its pictures fit in one row.
  const pictures = rows.length === views.length ? [rows.join(' ')] : rows;
  return `### ${screen.title}\n\n${start}\n\n${pictures.join('\n\n')}\n`;
}

function picture({ name, title }: Screen, view: View, theme: string): string {
  const file = fileOf(name, view, theme);
  const { width, locale } = view;
  return `<a href="${file}"><img src="${file}" width="${width === 390 ? 110 : 330}" alt="${title}, ${width} px, ${theme}, ${locale}"></a>`;
}
