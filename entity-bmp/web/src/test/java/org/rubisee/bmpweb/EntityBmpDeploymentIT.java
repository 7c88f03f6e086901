package org.rubisee.bmpweb;

import org.rubisee.contract.shared.DeploymentContract;

/** entity-bmp is the same site however its tiers are connected. */
class EntityBmpDeploymentIT extends DeploymentContract {}
