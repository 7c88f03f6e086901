/**
 * What the measuring half knows of an application: its name, its interactions, its mixes, and how
 * its ledger is counted. No site contains it.
 */
package org.rubisee.application;
