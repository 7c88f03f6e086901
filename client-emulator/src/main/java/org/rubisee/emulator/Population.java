package org.rubisee.emulator;

/**
 * How much the site was loaded with.
 *
 * @param users users, numbered from 1, who can log in
 * @param items items for sale, numbered from 1; 0: not known
 */
record Population(int users, int items) {}
