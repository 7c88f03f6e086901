/**
 * What the emulator knows of the customers of an application, and what customers of several
 * applications need.
 */
package org.rubisee.emulator.customer;
