import type { DeskRelease } from '@xana/contracts/releases/desk';
import { buttonClass } from '@xana/ui-kit/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { phrases } from '../phrases/phrases.ts';
import { compareAddress } from './addresses.ts';
import * as css from './compare.module.css';

const shownName = ({ version, id }: DeskRelease) => version ?? id.slice(0, 8);

/** The two releases of a list that are chosen for a comparison. A third choice replaces the first one. */
export function useTwoReleases() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen.slice(-1), id]);
  return { chosen, toggle };
}

interface CompareChoiceProps {
  release: DeskRelease;
  isChosen: boolean;
  onToggle(): void;
}

export function CompareChoice({ release, isChosen, onToggle }: CompareChoiceProps) {
  const text = phrases.useText();
  return (
    <label className={css.choice}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={text('compareThis', { version: shownName(release) })}
        onChange={onToggle}
      />
    </label>
  );
}

interface CompareBarProps {
  name: string;
  /** The newest first. */
  releases: readonly DeskRelease[];
  chosen: readonly string[];
}

/** The way to the comparison, from the older release to the newer one. */
export function CompareBar({ name, releases, chosen }: CompareBarProps) {
  const text = phrases.useText();
  const [to, from] = releases.filter(({ id }) => chosen.includes(id));
  return (
    <output className={css.barArea}>
      {to && (
        <span className={css.bar}>
          {from ? `${shownName(from)} → ${shownName(to)}` : text('chooseOneMore')}
          {from && (
            <Link
              to={compareAddress(name, from.id, to.id)}
              className={buttonClass({ variant: 'primary', size: 'small' })}
            >
              {text('compare')}
            </Link>
          )}
        </span>
      )}
    </output>
  );
}
