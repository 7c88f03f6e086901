/** A long-lived process that drives several sites in short stretches, on command. */
package org.rubisee.emulator.block;
