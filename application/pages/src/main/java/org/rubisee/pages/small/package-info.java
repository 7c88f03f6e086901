/**
 * What small applications share: a form for each interaction on the only page that is the same for
 * everybody, one servlet class, and how their sites are deployed.
 */
package org.rubisee.pages.small;
