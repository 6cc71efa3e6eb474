import { sql } from 'kysely';

/** What a post shows of its space or event, as JSON. */
export interface AttachedRow {
  title: string;
  title_ja: string | null;
  picture: string;
  entity_type: string | null;
  /** ISO 8601, as PostgreSQL writes it in JSON. */
  starts_at: string | null;
}

/** The space or event of a post; null without one, and when it was deleted or hidden. */
export const attachedJson = sql<AttachedRow | null>`case posts.attachment_kind
  when 'space' then (
    select json_build_object('title', attached.name, 'title_ja', attached.name_ja, 'picture', attached.picture,
      'entity_type', attached.entity_type, 'starts_at', null)
    from spaces attached where attached.id = posts.attachment_id and attached.hidden_at is null)
  when 'event' then (
    select json_build_object('title', attached.title, 'title_ja', null, 'picture', attached.picture,
      'entity_type', null, 'starts_at', attached.starts_at)
    from events attached join spaces place on place.id = attached.space_id
    where attached.id = posts.attachment_id and attached.hidden_at is null and place.hidden_at is null)
end`;
