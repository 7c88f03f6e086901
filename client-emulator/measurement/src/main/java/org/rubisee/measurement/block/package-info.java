/** What the bench and a long-lived emulator say to each other, one line of JSON at a time. */
package org.rubisee.measurement.block;
