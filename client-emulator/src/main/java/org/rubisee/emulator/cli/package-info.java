/** The emulator's command line. */
package org.rubisee.emulator.cli;
