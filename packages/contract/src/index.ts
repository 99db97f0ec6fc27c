import { accountEndpoints } from './accounts.ts';
import { attemptLogEndpoints } from './attempt-log.ts';
import { attemptEndpoints } from './attempts.ts';
import { auditEndpoints } from './audit-trail.ts';
import { bulkUploadEndpoints } from './bulk-upload.ts';
import { catalogEndpoints } from './catalog.ts';
import { contactAdministrationEndpoints, contactEndpoints } from './contact.ts';
import {
  practiceTestAdministrationEndpoints,
  productAdministrationEndpoints,
  questionAdministrationEndpoints,
  subjectAdministrationEndpoints,
} from './content-administration.ts';
import { examEndpoints } from './exams.ts';
import { exportEndpoints } from './exports.ts';
import { healthEndpoints } from './health.ts';
import { imageEndpoints } from './images.ts';
import { itemHealthEndpoints } from './item-health.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { practiceAnswerEndpoints } from './practice-answers.ts';
import { practiceSetEndpoints } from './practice-sets.ts';
import { progressEndpoints } from './progress.ts';
import { rescoringEndpoints } from './rescoring.ts';
import { reviewEndpoints } from './review.ts';
import { settingsEndpoints } from './settings.ts';
import { ownSecondFactorEndpoints, secondFactorEndpoints } from './second-factor.ts';
import { studyMaterialAdministrationEndpoints, studyMaterialEndpoints } from './study-materials.ts';
import { studyPlanEndpoints } from './study-plan.ts';

export * from './accounts.ts';
export * from './administered-content.ts';
export * from './attempt-log.ts';
export * from './attempts.ts';
export * from './audit-trail.ts';
export * from './bulk-upload.ts';
export * from './catalog.ts';
export * from './contact.ts';
export * from './content-administration.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './exams.ts';
export * from './exports.ts';
export * from './fields.ts';
export * from './health.ts';
export * from './images.ts';
export * from './item-health.ts';
export * from './items.ts';
export * from './own-account.ts';
export * from './passkeys.ts';
export * from './policies.ts';
export * from './rescoring.ts';
export * from './practice-answers.ts';
export * from './practice-sets.ts';
export * from './progress.ts';
export * from './review.ts';
export * from './setting-choices.ts';
export * from './settings.ts';
export * from './second-factor.ts';
export * from './study-materials.ts';
export * from './study-plan.ts';

/** Every call of the API, grouped by the module that answers it. */
export const endpoints = {
  health: healthEndpoints,
  catalog: catalogEndpoints,
  exams: examEndpoints,
  attempts: attemptEndpoints,
  attemptLog: attemptLogEndpoints,
  practiceAnswers: practiceAnswerEndpoints,
  progress: progressEndpoints,
  review: reviewEndpoints,
  settings: settingsEndpoints,
  practiceSets: practiceSetEndpoints,
  studyPlan: studyPlanEndpoints,
  studyMaterials: studyMaterialEndpoints,
  contact: contactEndpoints,
  contactAdministration: contactAdministrationEndpoints,
  accounts: accountEndpoints,
  ownAccount: ownAccountEndpoints,
  passkeys: passkeyEndpoints,
  secondFactor: secondFactorEndpoints,
  ownSecondFactor: ownSecondFactorEndpoints,
  productAdministration: productAdministrationEndpoints,
  subjectAdministration: subjectAdministrationEndpoints,
  practiceTestAdministration: practiceTestAdministrationEndpoints,
  questionAdministration: questionAdministrationEndpoints,
  rescoring: rescoringEndpoints,
  studyMaterialAdministration: studyMaterialAdministrationEndpoints,
  auditTrail: auditEndpoints,
  images: imageEndpoints,
  bulkUpload: bulkUploadEndpoints,
  itemHealth: itemHealthEndpoints,
  exports: exportEndpoints,
};
