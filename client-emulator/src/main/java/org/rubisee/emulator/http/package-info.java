/** Connections to the site, and what its pages contain. */
package org.rubisee.emulator.http;
