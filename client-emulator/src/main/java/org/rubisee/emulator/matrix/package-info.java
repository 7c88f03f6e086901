/** Which interaction customers choose next: mixes, transition tables and stationary shares. */
package org.rubisee.emulator.matrix;
