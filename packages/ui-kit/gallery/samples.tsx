import { Address } from '@xana/ui-kit/address';
import { Avatar } from '@xana/ui-kit/avatar';
import { Badge, BadgeDot } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import * as chatIcons from '@xana/ui-kit/chat-icon';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { FieldNote } from '@xana/ui-kit/field-note';
import { FileDrop } from '@xana/ui-kit/file-drop';
import { Grid } from '@xana/ui-kit/grid';
import { HoldButton } from '@xana/ui-kit/hold-button';
import * as icons from '@xana/ui-kit/icon';
import { IconButton, IconCount } from '@xana/ui-kit/icon-button';
import * as installIcons from '@xana/ui-kit/install-icon';
import * as linkIcons from '@xana/ui-kit/link-icon';
import { ListRow, RowDetails } from '@xana/ui-kit/list-row';
import { LiveRegion } from '@xana/ui-kit/live-region';
import * as memberIcons from '@xana/ui-kit/member-icon';
import { Money } from '@xana/ui-kit/money';
import { Notice } from '@xana/ui-kit/notice';
import { PersonCard } from '@xana/ui-kit/person-card';
import { Picker, PickerGroup } from '@xana/ui-kit/picker';
import { Picture } from '@xana/ui-kit/picture';
import { ProgressBar } from '@xana/ui-kit/progress-bar';
import { Rail } from '@xana/ui-kit/rail';
import { RelativeTime } from '@xana/ui-kit/relative-time';
import * as searchIcons from '@xana/ui-kit/search-icon';
import { CardActions, CardRow, CardText, SettingsCard } from '@xana/ui-kit/settings-card';
import { SettingsIcon } from '@xana/ui-kit/settings-icon';
import { ShortName } from '@xana/ui-kit/short-name';
import { SideList, SideTitle, sideLinkClass } from '@xana/ui-kit/side-list';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Spinner } from '@xana/ui-kit/spinner';
import { TagChip } from '@xana/ui-kit/tag-chip';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { UndoNotice } from '@xana/ui-kit/undo-notice';
import { VirtualList } from '@xana/ui-kit/virtual-list';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import * as interactive from './interactive-samples.tsx';
import type { Texts } from './texts.ts';

const nothing = () => {};
const link = (children: ReactNode, className: string) => (
  <a className={className} href="#top">
    {children}
  </a>
);
const picture = (number: number) => `/picture/${number}`;

const card = (t: Texts, number: number) => (
  <CoverCard
    key={number}
    title={t.space}
    picture={picture(number)}
    sizes="20rem"
    badge={number === 1 && <Badge tone="live">{t.live}</Badge>}
    meta={t.followers}
    link={link}
  />
);

const railOf = (t: Texts, state: 'ready' | 'loading' | 'error') => (
  <Rail
    title={t.first}
    state={state}
    cardWidth="wide"
    onRetry={nothing}
    texts={{
      empty: t.nothing,
      error: t.failed,
      tryAgain: t.again,
      loading: t.loading,
      previous: t.previous,
      next: t.next,
    }}
  >
    {[1, 2, 3, 4, 5, 6].map((number) => card(t, number))}
  </Rail>
);

/** One sample of each public entry, by its name: what is not here fails a test. */
export const SAMPLES: Record<string, (t: Texts) => ReactNode> = {
  address: (t) => (
    <Address
      whole={`0x${'5b3d'.repeat(10)}`}
      short="0x5b3d…5b3d"
      shows="wide"
      copyLabel={t.copy}
      copiedLabel={t.saved}
    />
  ),
  avatar: (t) => (
    <>
      <Avatar name={t.name} src={picture(1)} color="#5b3df5" size={56} />
      <Avatar name={t.name} src={null} color="#facc15" size={56} />
    </>
  ),
  badge: (t) => (
    <>
      <Badge>12</Badge> <Badge tone="accent">{t.tag}</Badge> <Badge tone="soft">{t.tag}</Badge>{' '}
      <Badge tone="live">{t.live}</Badge> <BadgeDot />
    </>
  ),
  button: (t) => (
    <>
      <Button variant="primary">{t.act}</Button> <Button>{t.other}</Button> <Button variant="quiet">{t.more}</Button>{' '}
      <Button variant="danger">{t.remove}</Button> <Button isBusy>{t.act}</Button> <Button disabled>{t.act}</Button>{' '}
      <Button size="small" icon={<icons.CreateIcon size={16} />}>
        {t.act}
      </Button>
    </>
  ),
  'combo-box': interactive.comboBox,
  'confirm-dialog': interactive.confirmDialog,
  'cover-card': (t) => <div style={{ width: '18rem' }}>{card(t, 1)}</div>,
  dialog: interactive.dialog,
  'empty-state': (t) => <EmptyState text={t.nothing} action={<Button>{t.again}</Button>} />,
  notice: (t) => (
    <>
      <Notice tone="problem" text={t.failed} />
      <Notice tone="warning" text={t.failed} hint={t.text} />
      <Notice tone="progress" text={t.loading} hint={t.text} />
      <Notice tone="success" text={t.saved} />
    </>
  ),
  'undo-notice': (t) => <UndoNotice text={t.saved} hint={t.text} label={t.again} onUndo={nothing} />,
  'error-state': (t) => <ErrorState title={t.failed} text={t.text} retryLabel={t.again} onRetry={nothing} />,
  'field-note': (t) => <FieldNote id="note" hint={t.hint} />,
  'file-drop': (t) => (
    <>
      <FileDrop label={t.label} hint="JPG, PNG, WebP" accept="image/*" onFile={nothing} />
      <FileDrop
        label={t.label}
        hint="JPG, PNG, WebP"
        accept="image/*"
        shape="circle"
        changeLabel={t.label}
        preview={<Avatar name={t.name} src={null} color="#0b7a4b" size={112} />}
        onFile={nothing}
      />
    </>
  ),
  grid: (t) => <Grid cardWidth="wide">{[1, 2, 3].map((number) => card(t, number))}</Grid>,
  icon: () => Object.entries(icons).map(([name, Icon]) => <Icon key={name} />),
  'chat-icon': () => Object.entries(chatIcons).map(([name, Icon]) => <Icon key={name} />),
  'install-icon': () => Object.entries(installIcons).map(([name, Icon]) => <Icon key={name} />),
  'member-icon': () => Object.entries(memberIcons).map(([name, Icon]) => <Icon key={name} />),
  'search-icon': () => Object.entries(searchIcons).map(([name, Icon]) => <Icon key={name} />),
  'settings-icon': () => <SettingsIcon />,
  'hold-button': (t) => (
    <HoldButton hint={t.hint} onHeld={() => {}}>
      {t.remove}
    </HoldButton>
  ),
  'icon-button': (t) => (
    <>
      <IconButton label={t.close}>
        <icons.CloseIcon />
      </IconButton>
      <IconButton label={t.followers}>
        <icons.BellIcon />
        <IconCount>3</IconCount>
      </IconButton>
    </>
  ),
  'link-icon': () => Object.entries(linkIcons).map(([name, Icon]) => <Icon key={name} />),
  'list-row': (t) => (
    <ListRow
      start={<Avatar name={t.name} src={null} color="#0b7a4b" />}
      title={t.name}
      meta={<RowDetails details={['@mia', t.followers]} />}
      end={<Button size="small">{t.act}</Button>}
      link={link}
    />
  ),
  'live-region': (t) => <LiveRegion text={t.saved} />,
  menu: interactive.menu,
  'menu-button': interactive.menuButton,
  money: () => (
    <>
      <Money amount="1,234.5" unit="XETA" /> <Money amount="$4.99" />
    </>
  ),
  'person-card': (t) => (
    <div style={{ width: '10rem' }}>
      <PersonCard
        name={t.name}
        avatar={null}
        color="#c026d3"
        meta={t.followers}
        link={link}
        action={<Button size="small">{t.act}</Button>}
      />
    </div>
  ),
  picker: (t) => (
    <Picker>
      <PickerGroup title={t.name}>
        <li>
          <ListRow title={t.name} link={link} />
        </li>
      </PickerGroup>
    </Picker>
  ),
  picture: (t) => (
    <div style={{ width: '18rem' }}>
      <Picture src={picture(3)} alt={t.space} sizes="18rem" ratio="16 / 9" />
    </div>
  ),
  popover: interactive.popover,
  'progress-bar': (t) => (
    <div style={{ position: 'relative', height: '1rem' }}>
      <ProgressBar label={t.loading} value={60} />
    </div>
  ),
  rail: (t) => (
    <>
      {railOf(t, 'ready')}
      {railOf(t, 'loading')}
      {railOf(t, 'error')}
    </>
  ),
  'relative-time': (t) => <RelativeTime at="2026-01-01T00:00:00Z" format={() => t.ago} />,
  'search-field': interactive.searchField,
  select: interactive.select,
  'settings-card': (t) => (
    <SettingsCard title={t.title} text={t.text}>
      <CardRow>
        {interactive.toggle(t)}
        <Button size="small">{t.again}</Button>
      </CardRow>
      <CardText>{t.hint}</CardText>
      <CardActions>
        <Button variant="primary">{t.act}</Button>
        <Button>{t.other}</Button>
      </CardActions>
    </SettingsCard>
  ),
  'short-name': (t) => <ShortName short={`${[...t.longName].slice(0, 15).join('')}...`} full={t.longName} />,
  'side-list': (t) => (
    <nav>
      <SideTitle>{t.name}</SideTitle>
      <SideList>
        <li>
          <a className={sideLinkClass()} href="#top" aria-current="page">
            <Avatar name={t.name} src={null} color="#0b7a4b" size={28} /> {t.name}
          </a>
        </li>
      </SideList>
    </nav>
  ),
  skeleton: (t) => <Skeleton height={64} label={t.loading} />,
  spinner: () => <Spinner />,
  switch: interactive.toggle,
  tabs: interactive.tabs,
  'tag-chip': (t) => (
    <>
      <TagChip>{t.tag}</TagChip>{' '}
      <TagChip onToggle={nothing} isChosen>
        {t.tag}
      </TagChip>{' '}
      <TagChip onToggle={nothing}>{t.second}</TagChip>
    </>
  ),
  'text-area': (t) => <TextArea label={t.label} hint={t.hint} defaultValue={t.text} />,
  'text-field': (t) => (
    <>
      <TextField label={t.label} hint={t.hint} defaultValue={t.name} />
      <TextField label={t.label} error={t.error} />
    </>
  ),
  toast: interactive.toast,
  tooltip: interactive.tooltip,
  'virtual-list': (t) => (
    <VirtualList label={t.second} items={[1, 2, 3]} keyOf={(id) => id} rowHeight={40}>
      {(id) => (
        <p>
          {id} · {t.name}
        </p>
      )}
    </VirtualList>
  ),
  'visually-hidden': (t) => (
    <p>
      {t.text}
      <VisuallyHidden>{t.hint}</VisuallyHidden>
    </p>
  ),
};
