/** The embedded MySQL server: its installation, data folder, options and process. */
package org.rubisee.servers.mysql;
