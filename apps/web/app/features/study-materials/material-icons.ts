import type { StudyMaterial } from '@second-bell/contract';
import { BookOpenText, CirclePlay, FileText, Layers, type LucideIcon } from 'lucide-react';

export const MATERIAL_ICONS: Readonly<Record<StudyMaterial['type'], LucideIcon>> = {
  guide: BookOpenText,
  video: CirclePlay,
  flashcard: Layers,
  worksheet: FileText,
};
