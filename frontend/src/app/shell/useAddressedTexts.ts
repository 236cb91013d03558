import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGetLangListQuery } from '../../api';
import { defaultModel, languageChosen, modelChosen } from '../../api/preferences';
import { anyModelParam, textLanguageParam } from '../../kit/form/useDialogOfAddress';

/** Shows the texts that an address is about: chooses its language in the header, and no model. */
export function useAddressedTexts(): void {
  const [params, setParams] = useSearchParams();
  const { data: languages } = useGetLangListQuery();
  const dispatch = useDispatch();
  const isAddressed = params.has(textLanguageParam) || params.has(anyModelParam);
  useEffect(() => {
    if (!isAddressed || !languages) return;
    const language = languages.find(({ value }) => value === params.get(textLanguageParam));
    if (language) dispatch(languageChosen(language));
    if (params.has(anyModelParam)) dispatch(modelChosen(defaultModel));
    const rest = new URLSearchParams(params);
    rest.delete(textLanguageParam);
    rest.delete(anyModelParam);
    setParams(rest, { replace: true });
  }, [isAddressed, languages, params, setParams, dispatch]);
}
