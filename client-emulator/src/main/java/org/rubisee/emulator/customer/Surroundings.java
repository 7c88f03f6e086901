package org.rubisee.emulator.customer;

import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.Catalogue;
import org.rubisee.emulator.site.Population;
import org.rubisee.emulator.site.SitePaths;

/**
 * What all customers of a run share.
 *
 * @param table the transition table
 * @param paths where the site's pages are
 * @param catalogue the site's categories and regions
 * @param population how many users and items the site has
 * @param audit counts the steps taken
 */
public record Surroundings(
    TransitionTable table,
    SitePaths paths,
    Catalogue catalogue,
    Population population,
    StepAudit audit) {}
