package org.rubisee.emulator.customer;

import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.emulator.site.Target;

/**
 * What all customers of a site share.
 *
 * @param table the transition table
 * @param paths where the site's pages are
 * @param target the site, and how much it was loaded with
 * @param audit counts the steps taken
 */
public record Surroundings(
    TransitionTable table, SitePaths paths, Target target, StepAudit audit) {}
