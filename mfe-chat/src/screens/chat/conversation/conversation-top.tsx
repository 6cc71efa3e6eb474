import { useRef, useState } from 'react';
import { useLazyComponent } from '../../../shared/lazy-component/use-lazy-component.ts';
import type { ChatTarget } from './chat-target.ts';
import { ConversationHeader } from './conversation-header.tsx';

const loadPanel = () => import('../search-messages/search-panel.tsx').then(({ SearchPanel }) => SearchPanel);

interface ConversationTopProps {
  target: ChatTarget;
  /** Null before the first message. */
  conversationId: number | null;
  onJump(seq: number): void;
  onClose(): void;
}

/** The header, and the search that its button opens. */
export function ConversationTop({ target, conversationId, onJump, onClose }: ConversationTopProps) {
  const [Panel, request] = useLazyComponent(loadPanel);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    request();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    onClose();
    button.current?.focus();
  };
  return (
    <>
      <ConversationHeader
        target={target}
        searchButton={button}
        isSearching={isOpen}
        onSearch={conversationId === null ? undefined : isOpen ? close : open}
      />
      {Panel && isOpen && conversationId !== null && (
        <Panel conversationId={conversationId} user={target.user} onJump={onJump} onClose={close} />
      )}
    </>
  );
}
