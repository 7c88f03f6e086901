package org.rubisee.emulator.site;

/**
 * How much the site was loaded with.
 *
 * @param users users, numbered from 1, who can log in
 * @param items items for sale, numbered from 1; 0: not known
 */
public record Population(int users, int items) {}
