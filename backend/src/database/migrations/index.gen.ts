import { Foundations1763000000001 } from './0001-foundations.ts';
import { Baseline1763000000002 } from './0002-baseline.ts';
import { LabelTool1763000000003 } from './0003-label-tool.ts';
import { ReferenceData1763000000004 } from './0004-reference-data.ts';
import { Feed1763000000005 } from './0005-feed.ts';
import { MenuGroups1763000000006 } from './0006-menu-groups.ts';
import { InterfaceConfigKey1763000000007 } from './0007-interface-config-key.ts';
import { Jobs1763000000020 } from './0020-jobs.ts';
import { JobSteps1763000000021 } from './0021-job-steps.ts';
import { PricesAndOnlineSales1763000000030 } from './0030-prices-and-online-sales.ts';
import { OnlineSalesScreens1763000000031 } from './0031-online-sales-screens.ts';
import { LoginAttempts1763000000032 } from './0032-login-attempts.ts';
import { RepeatedRequests1763000000033 } from './0033-repeated-requests.ts';
import { JobLanguage1763000000034 } from './0034-job-language.ts';
import { JobQueue1763000000035 } from './0035-job-queue.ts';
import { ComparedDocuments1763000000036 } from './0036-compared-documents.ts';
import { Growth1763000000037 } from './0037-growth.ts';
import { Translations1763000000038 } from './0038-translations.ts';
import { Glossary1763000000039 } from './0039-glossary.ts';
import { Activity1763000000040 } from './0040-activity.ts';
import { SearchWords1763000000041 } from './0041-search-words.ts';
import { FormerTimes1763000000042 } from './0042-former-times.ts';
import { SimilarTexts1763000000043 } from './0043-similar-texts.ts';
import { ImportRuns1763000000044 } from './0044-import-runs.ts';
import { Bulk1763000000045 } from './0045-bulk.ts';
import { ListViews1763000000046 } from './0046-list-views.ts';
import { ChangeRuns1763000000047 } from './0047-change-runs.ts';
import { PriceRuns1763000000048 } from './0048-price-runs.ts';
import { CheapChangeLog1763000000049 } from './0049-cheap-change-log.ts';
import { UsersByName1763000000050 } from './0050-users-by-name.ts';
import { PasswordsByHand1763000000051 } from './0051-passwords-by-hand.ts';
import { WhatWasStoredOtherwise1763000000052 } from './0052-what-was-stored-otherwise.ts';
import { PlaceholdersByMarket1763000000053 } from './0053-placeholders-by-market.ts';
import { MarksOfTheDeleted1763000000054 } from './0054-marks-of-the-deleted.ts';
import { ChangeLogCutOff1763000000055 } from './0055-change-log-cut-off.ts';
import { ModelYearsChangePlaces1763000000056 } from './0056-model-years-change-places.ts';
import { ImportsOfPeople1763000000057 } from './0057-imports-of-people.ts';

export const migrations = [
  Foundations1763000000001,
  Baseline1763000000002,
  LabelTool1763000000003,
  ReferenceData1763000000004,
  Feed1763000000005,
  MenuGroups1763000000006,
  InterfaceConfigKey1763000000007,
  Jobs1763000000020,
  JobSteps1763000000021,
  PricesAndOnlineSales1763000000030,
  OnlineSalesScreens1763000000031,
  LoginAttempts1763000000032,
  RepeatedRequests1763000000033,
  JobLanguage1763000000034,
  JobQueue1763000000035,
  ComparedDocuments1763000000036,
  Growth1763000000037,
  Translations1763000000038,
  Glossary1763000000039,
  Activity1763000000040,
  SearchWords1763000000041,
  FormerTimes1763000000042,
  SimilarTexts1763000000043,
  ImportRuns1763000000044,
  Bulk1763000000045,
  ListViews1763000000046,
  ChangeRuns1763000000047,
  PriceRuns1763000000048,
  CheapChangeLog1763000000049,
  UsersByName1763000000050,
  PasswordsByHand1763000000051,
  WhatWasStoredOtherwise1763000000052,
  PlaceholdersByMarket1763000000053,
  MarksOfTheDeleted1763000000054,
  ChangeLogCutOff1763000000055,
  ModelYearsChangePlaces1763000000056,
  ImportsOfPeople1763000000057,
];
