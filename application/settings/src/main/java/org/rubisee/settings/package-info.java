/**
 * What the measured half and the measuring half both need: the settings of a site, the business
 * clock, and the form of messages. It is in the archives of every site.
 */
package org.rubisee.settings;
