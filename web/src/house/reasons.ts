// Why somebody is reported.

import { t } from "../lib/l10n.svelte";
import type { ReportBody } from "../lib/wire";

export type Reason = NonNullable<ReportBody["reason"]>;

const TOLD: Record<Reason, () => string> = {
  talk: () => t("report-talk"),
  name: () => t("report-name"),
  leaving: () => t("report-leaving"),
  cheating: () => t("report-cheating"),
  other: () => t("report-other"),
};

export const REASONS = Object.keys(TOLD) as Reason[];

export const reasonTold = (reason: Reason): string => TOLD[reason]();
