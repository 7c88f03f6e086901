/** The commands that start a site, one of its tiers or its database, without a measurement. */
package org.rubisee.bench.cli.site;
