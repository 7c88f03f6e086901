/** What customers know and remember, and which page they ask for next. */
package org.rubisee.emulator.customer;
