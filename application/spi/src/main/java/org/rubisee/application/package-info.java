/**
 * What the measuring half knows of an application: its name, its interactions, its mixes, and how
 * its ledger is counted. Also what both halves need: settings of a site, the business clock, and
 * the form of messages.
 */
package org.rubisee.application;
