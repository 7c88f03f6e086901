/**
 * What the lessons mean: three cases on six tables, after the TASK Quarterly 2005 paper, section
 * 5.1. Plain Java, shared by all implementations and by every tier.
 */
package org.rubisee.lessons.model;
