import type { LoginMethodKind, NoticeKind, SessionMethod } from '@xana/contracts/http/auth/login-method-fields';
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read as the parsed value. */
type Json<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** A signature that a contract wallet (ERC-1271) has accepted and that can be verified again. */
export interface WalletProof {
  address: string;
  message: string;
  signature: string;
}

/** The tables of logins, sessions and login methods. */
export interface AccountTables {
  wallets: {
    address: string;
    user_id: number;
    wallet_type: Generated<string>;
    login_method: LoginMethodKind | null;
    wallet_name: string | null;
    linked_at: Generated<Date>;
    last_used_at: Date | null;
  };
  login_nonces: {
    nonce: string;
    address: string;
    expires_at: Date;
    message: Generated<string>;
    /** Of the key that a page began its login with. */
    key_thumbprint: string | null;
  };
  sessions: {
    id: string;
    user_id: number;
    refresh_hash: string;
    previous_hash: string | null;
    rotated_at: Generated<Date>;
    expires_at: Date;
    started_at: Generated<Date>;
    device: Generated<string>;
    wallet_proof: Json<WalletProof>;
    /** Of the key that the session is bound to (DPoP). */
    key_thumbprint: string | null;
    /** Set for a session that an app got by a hand-off. */
    app: string | null;
    /** Null for a session that was opened before methods were stored. */
    login_method: SessionMethod | null;
    wallet_name: string | null;
    /** Of the wallet that opened the session. */
    wallet_address: string | null;
    /** When the member left before this visit; null on the first one. */
    away_since: Date | null;
    /** When the member last proved a login method in this session; null: when it started. */
    authenticated_at: Date | null;
  };
  link_nonces: {
    nonce: string;
    session_id: string;
    purpose: 'link' | 'confirm';
    address: string;
    message: string;
    expires_at: Date;
  };
  account_notices: {
    id: string;
    /** The session that is told. */
    session_id: string;
    kind: NoticeKind;
    /** The session that did it. */
    actor_session_id: string;
    device: Generated<string>;
    app: string | null;
    login_method: SessionMethod | null;
    wallet_name: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  accepted_terms: {
    user_id: number;
    version: string;
    accepted_at: Generated<Date>;
    /** The text that the wallet signed, and its signature. */
    message: string | null;
    signature: string | null;
  };
  hand_off_consents: {
    nonce: string;
    session_id: string;
    place_hash: string;
    message: string;
    expires_at: Date;
  };
  socket_tickets: { ticket_hash: string; session_id: string; expires_at: Date };
  identities: {
    issuer: string;
    subject: string;
    user_id: number;
    /** The wallet of a social login, which is one login method together with its identity. */
    wallet_address: string | null;
    verified_email: string | null;
    last_used_at: Date | null;
    created_at: Generated<Date>;
  };
  used_telegram_hashes: { hash: string; expires_at: Date };
  login_codes: { code_hash: string; user_id: number; expires_at: Date };
  hand_offs: {
    place_hash: string;
    user_id: number;
    login_for: string | null;
    code_hash: string | null;
    expires_at: Date;
    wallet_proof: Json<WalletProof>;
  };
}
