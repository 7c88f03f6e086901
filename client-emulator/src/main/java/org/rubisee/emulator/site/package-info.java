/** The site that is driven: its address, its pages, the data it was loaded with. */
package org.rubisee.emulator.site;
