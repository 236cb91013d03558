import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { groupOpened } from '../../api/preferences';
import { groupOf } from '../../kit/list/searchParams';

/** The group in the address of any page becomes the current label group. */
export function useOpenedGroup(search: string): void {
  const dispatch = useDispatch();
  const group = groupOf(new URLSearchParams(search));
  useEffect(() => {
    if (group) dispatch(groupOpened(group));
  }, [group, dispatch]);
}
