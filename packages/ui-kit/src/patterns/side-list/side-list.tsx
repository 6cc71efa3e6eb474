import type { ReactNode } from 'react';
import * as css from './side-list.module.css';

/** The title of a list in the sidebar. */
export const SideTitle = ({ children }: { children: ReactNode }) => <h2 className={css.title}>{children}</h2>;

/** A list of links in the sidebar, as `li`. */
export const SideList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;

/** The class of a link in a `SideList`, with a picture of 28 px and a name. The current page has `aria-current`. */
export const sideLinkClass = (): string => css.link;
