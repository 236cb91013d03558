import { useState } from 'react';
import { useUpdateInterfaceLabelMutation, type InterfaceLabel, type InterfaceLabelConflict } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';

/** What a colleague saved meanwhile, and the text that it refused. */
export type LabelConflict = InterfaceLabelConflict & { mine: string };

/** Saves the text of a label over a version; a newer version is no failure but a conflict to be settled. */
export function useUpdateLabel(label: InterfaceLabel, onUpdated: (id: number) => void) {
  const [update] = useUpdateInterfaceLabelMutation();
  const notices = useNotices();
  const [conflict, setConflict] = useState<LabelConflict>();

  const save = async (text: string, version: number) => {
    const { id, code, labelGroup, language, modelEnableRegexp, modelDisableRegexp } = label;
    const key = {
      id,
      code,
      labelGroup,
      language: { id: language.id },
      modelEnableRegexp,
      modelDisableRegexp,
    };
    try {
      const reply = await update({ id, interfaceLabelInput: { ...key, label: text, version } }).unwrap();
      onUpdated(reply.id);
      notices.showSuccess(reply.message);
    } catch (error) {
      const { status, body } = problemOf(error);
      if (status !== 409 || !isConflict(body)) throw error;
      setConflict({ ...body, mine: text });
    }
  };
  return { save, conflict, dismissConflict: () => setConflict(undefined) };
}

const isConflict = (body: unknown): body is InterfaceLabelConflict =>
  typeof body === 'object' && body !== null && 'current' in body;
