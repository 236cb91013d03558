import { conflict, notFound, refused } from '../../kit/app-error.ts';
import type { Actor, Context, Scope } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/listViews.ts';
import {
  addView,
  countViews,
  deleteView,
  findView,
  preferView,
  replaceView,
  viewsOf,
  type StoredView,
} from './list-view.repository.ts';

type Input = Schema<'ListViewInput'>;
type ListName = Schema<'ListName'>;
interface Saved {
  message: string;
  id: number;
}

const mostViews = 50;
/** The right that a list asks for, where that is not the label tool's: everybody sees the activity, each their own part of it. */
const rights: Partial<Record<ListName, Scope | null>> = {
  activity: null,
  users: 'useradmin',
  sol_model: 'sol',
  sol_campaign: 'sol',
  sol_downpayment: 'sol',
};

/** The user, who may see the list: its views hold what was searched for there. */
function userOf(context: Context, list: ListName): Actor {
  const actor = context.actor!;
  const { [list]: right = 'ccadm' } = rights;
  if (right !== null && !actor.scopes.has(right))
    throw refused(t('You may not see this list. Ask a user administrator.'));
  return actor;
}

/** @throws AppError 404 for a view that the user does not see, 403 for one that is somebody else's. */
async function ownView(context: Context, id: number): Promise<StoredView> {
  const view = await visibleView(context, id);
  if (!view.mine) throw refused(t('This view belongs to {owner}.', { owner: view.owner }));
  return view;
}

async function visibleView(context: Context, id: number): Promise<StoredView> {
  const view = await findView(context, id, context.actor!.userId);
  if (!view) throw notFound(t('This view does not exist any more.'));
  userOf(context, view.list as ListName);
  return view;
}

export const listViews = (context: Context, list: ListName): Promise<Schema<'ListView'>[]> =>
  viewsOf(context, list, userOf(context, list).userId);

export async function createView(
  context: Context,
  { list, preferred, ...content }: Input & { list: ListName },
): Promise<Saved> {
  const { userId } = userOf(context, list);
  const name = content.name.trim();
  if ((await countViews(context, userId, list)) >= mostViews)
    throw conflict(t('You have {most} views here. Delete one first.', { most: mostViews }));
  const id = await addView(context, userId, list, { ...content, name });
  if (preferred) await preferView(context, userId, { id, list }, true);
  return { message: t('View {name} saved', { name }), id };
}

export async function updateView(
  context: Context,
  id: number,
  { preferred, ...content }: Input,
): Promise<Saved> {
  const view = await ownView(context, id);
  const { userId } = context.actor!;
  const name = content.name.trim();
  await replaceView(context, id, userId, { ...content, name });
  await preferView(context, userId, view, preferred);
  return { message: t('View {name} saved', { name }), id };
}

export async function removeView(context: Context, id: number): Promise<Saved> {
  const { name } = await ownView(context, id);
  await deleteView(context, id);
  return { message: t('View {name} deleted', { name }), id };
}

/** Whether the list opens with the view, for the user alone: a shared one of others can be preferred, too. */
export async function changePreference(context: Context, id: number, preferred: boolean): Promise<Saved> {
  const view = await visibleView(context, id);
  await preferView(context, context.actor!.userId, view, preferred);
  const { name } = view;
  const message = preferred
    ? t('The list opens with {name}', { name })
    : t('The list opens without {name}', { name });
  return { message, id };
}
