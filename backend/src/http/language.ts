import type { Request, RequestHandler } from 'express';
import { speaking, type TextLanguage } from '../texts/spoken-language.ts';

/** What the caller asks for in Accept-Language; English for programs, which ask for nothing or for anything. */
export const languageOf = (request: Request): TextLanguage =>
  request.headers['accept-language'] === undefined
    ? 'en'
    : (request.acceptsLanguages('en', 'it') as TextLanguage | false) || 'en';

/** Everything that follows speaks the language of the request. */
export const speakLanguageOfRequest: RequestHandler = (request, _response, next) =>
  speaking(languageOf(request), next);
